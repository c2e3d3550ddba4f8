import { mount } from 'svelte';
import '../cards/frame/fonts.css';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('gallery')! });
