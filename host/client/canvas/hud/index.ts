/** [D14] foundry.applications.hud */
export { HeadsUpDisplayContainer } from './container';
export { DrawingHUD, TileHUD } from './huds';
export { TokenHUD } from './token-hud';
