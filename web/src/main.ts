import { mount } from 'svelte';
import './app/theme.css';
import App from './app/App.svelte';
import { settings } from './app/settings.svelte';
import { words } from './app/words.svelte';

await words.speak(settings.language);
const target = document.getElementById('app');
if (target) mount(App, { target });
