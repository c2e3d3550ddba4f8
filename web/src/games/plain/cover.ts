import type { Cover } from '../contract';
import Poster from './Poster.svelte';

const cover: Cover = { Poster };
export default cover;
