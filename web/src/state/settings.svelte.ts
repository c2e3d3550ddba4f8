import { PORTRAITS } from '../app/avatars';
import { languageFor } from '../words/languages';
import { words } from '../words/words.svelte';
import { keep, read } from './keep';

export const PACES = ['relaxed', 'normal', 'quick'] as const;
export type Pace = (typeof PACES)[number];

/** Who plays on this device and how they like it. Remembered without an account. */
class Settings {
  name = $state(read('name', ''));
  avatar = $state(read('avatar', PORTRAITS[Math.floor(Math.random() * PORTRAITS.length)]!));
  sound = $state(read('sound', true));
  motion = $state(read('motion', true));
  pace = $state<Pace>(read('pace', 'normal'));
  /** a card that is the only one to play is played by itself */
  forced = $state(read('forced', false));
  /** a card is tapped twice before it is played */
  confirm = $state(read('confirm', false));

  /** the table is on a large screen: this device shows the hand and its buttons */
  handOnly = $state(read('hand-only', false));

  constructor() {
    $effect.root(() => {
      $effect(() => keep('name', this.name));
      $effect(() => keep('avatar', this.avatar));
      $effect(() => keep('sound', this.sound));
      $effect(() => keep('hand-only', this.handOnly));
      $effect(() => keep('pace', this.pace));
      $effect(() => keep('forced', this.forced));
      $effect(() => keep('confirm', this.confirm));
      $effect(() => {
        keep('motion', this.motion);
        document.documentElement.classList.toggle('still', !this.motion);
      });
    });
  }

  /** Whether cards may travel: the reader and the system must both allow it. */
  get moving(): boolean {
    return this.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  async speak(language: string): Promise<void> {
    keep('language', language);
    await words.speak(language);
  }
}

export const settings = new Settings();

export function firstLanguage(): string {
  const asked = new URLSearchParams(location.search).get('lang') ?? read('language', '');
  return languageFor([asked, ...navigator.languages]);
}
