/**
 * The look of Wayrune, in the order in which it builds up; imported once, before anything else.
 *
 * Three families of letters, Latin only. A face is fetched when a letter of it is first shown, so unused ones cost nothing.
 * Fell: types cut in the seventeenth century, for titles and for the lettering of the map. Alegreya: a book face for
 * card text and prose. Alegreya Sans: its sister for controls, numbers and labels.
 */
import '@fontsource/im-fell-english/latin-400.css';
import '@fontsource/im-fell-english/latin-400-italic.css';
import '@fontsource/alegreya/latin-400.css';
import '@fontsource/alegreya/latin-400-italic.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import './figures.css';
import './tokens.css';
import './base.css';
