import Handlebars from 'handlebars';
import { initCanvas } from './canvas';
import { start } from './data/boot';
import { installGlobals } from './data/globals';
import { installNamespaces } from './namespaces';
import { installApplications } from './ui/install';
import { renderChrome } from './ui/chrome';

// The scripts of system and modules are evaluated after this one and before DOMContentLoaded. They may extend any class
// at once, but there is no world before the hook `init`.
installGlobals({ Handlebars });
installApplications();
installNamespaces();
document.addEventListener(
  'DOMContentLoaded',
  () => {
    start({ renderChrome, initCanvas }).catch((error: unknown) => {
      console.error('The page could not be started:', error);
      document.body.dataset['failed'] = String(error);
    });
  },
  { once: true },
);
