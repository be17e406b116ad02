/** [D14] foundry.applications.hud */
export { HeadsUpDisplayContainer } from './container';
export { DrawingHUD, TileHUD } from './huds';
export { BasePlaceableHUD } from './placeable-hud';
export { TokenHUD } from './token-hud';
