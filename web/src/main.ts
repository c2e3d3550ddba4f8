import './cards/frame/fonts.css';
import './app/tokens.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { fetchPage } from './app/pages';
import { router } from './app/router.svelte';
import { games } from './games/offer.svelte';
import { http } from './net/http';
import { mendParts } from './net/parts';
import { firstLanguage } from './state/settings.svelte';
import { words } from './words/words.svelte';

words.elsewhere = (area, language) => (games.find(area)?.words.length ? http.words(area, language) : Promise.resolve(''));

// Not awaited by the module itself: the pages that it fetches wait for the module.
async function begin(): Promise<void> {
  const asked = words.speak(firstLanguage()).then(() => words.need('all', 'web-home'));
  await Promise.all([games.ask(), asked, fetchPage(router.parts[0] ?? '')]);
  // A game of another package has its name in its own words.
  await words.need(...games.names.filter((game) => games.find(game)?.words.length));
  mount(App, { target: document.getElementById('app')! });
}
mendParts();
void begin();
