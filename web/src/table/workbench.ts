import '../cards/frame/fonts.css';
import '../app/tokens.css';
import { mount } from 'svelte';
import Workbench from './Workbench.svelte';

mount(Workbench, { target: document.getElementById('app')! });
