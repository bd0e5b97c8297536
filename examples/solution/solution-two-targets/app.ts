import { loadTheme } from 'solution-two-targets';

document.title = loadTheme();
