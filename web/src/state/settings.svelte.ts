import { PORTRAITS } from '../app/avatars';
import { LANGUAGES, words, type Language } from '../words/words.svelte';
import { keep, read } from './keep';

/** Who plays on this device and how they like it. Remembered without an account. */
class Settings {
  name = $state(read('name', ''));
  avatar = $state(read('avatar', PORTRAITS[Math.floor(Math.random() * PORTRAITS.length)]!));
  sound = $state(read('sound', true));
  motion = $state(read('motion', true));

  constructor() {
    $effect.root(() => {
      $effect(() => keep('name', this.name));
      $effect(() => keep('avatar', this.avatar));
      $effect(() => keep('sound', this.sound));
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

  async speak(language: Language): Promise<void> {
    keep('language', language);
    await words.speak(language);
  }
}

export const settings = new Settings();

export function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang') ?? read('language', '');
  const wanted = [asked, ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.map((tag) => LANGUAGES.find((language) => language === tag)).find((found) => found !== undefined) ?? 'en';
}
