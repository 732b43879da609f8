import { start } from '../lib/start';
import Game from './Game.svelte';

void start(Game);
