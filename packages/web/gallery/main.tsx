import { library } from '@wayrune/content';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Chart } from '../map/Chart.tsx';
import '../theme/index.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
const theme = new URLSearchParams(location.search).get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
const [board] = library.boards;
createRoot(root).render(<StrictMode>{board ? <Chart board={board} /> : null}</StrictMode>);
