export { tutorial as second } from './index';
