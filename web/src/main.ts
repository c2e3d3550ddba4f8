import './cards/frame/fonts.css';
