import '../cards/frame/fonts.css';
import '../app/tokens.css';
import { mount } from 'svelte';
import { firstLanguage } from '../state/settings.svelte';
import type { DiskMatch } from '../wire';
import { words } from '../words/words.svelte';
import Disk from './Disk.svelte';

/** `defifoo replay --html` writes the match in here. */
const { deals, words: own } = JSON.parse(document.getElementById('match')!.textContent) as DiskMatch;
words.elsewhere = (_, language) => Promise.resolve(own[language] ?? '');

async function begin(): Promise<void> {
  await words.speak(firstLanguage());
  await words.need('all', 'web-home', 'web-back', 'table', 'web-table');
  mount(Disk, { target: document.getElementById('app')!, props: { deals } });
}
void begin();
