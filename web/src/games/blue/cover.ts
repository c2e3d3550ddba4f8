import type { Cover } from '../contract';
import Poster from './Poster.svelte';
import './tokens.css';

export const cover: Cover = { Poster };
