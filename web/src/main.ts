import { mount } from 'svelte';
import './app/theme.css';
import App from './app/App.svelte';
import { settings } from './app/settings.svelte';
import { words } from './app/words.svelte';

const target = document.getElementById('app');
const unread = document.getElementById('unread');
try {
  await words.speak(settings.language);
  if (target) mount(App, { target });
} catch (error) {
  // Without its words the page cannot even say so: these few are in index.html.
  if (unread) unread.hidden = false;
  console.error(error);
}
