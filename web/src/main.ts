import './cards/frame/fonts.css';
import './app/tokens.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { firstLanguage } from './state/settings.svelte';
import { words } from './words/words.svelte';

await words.speak(firstLanguage());
await words.need('all', 'web-home');
mount(App, { target: document.getElementById('app')! });
