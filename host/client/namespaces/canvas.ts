/** [D14] foundry.canvas and foundry.grid: the canvas under the names by which packages know its parts. */
import { CanvasAnimation } from '../canvas/animation';
import { Canvas } from '../canvas/canvas';
import { ChatBubbles } from '../canvas/hud';
import { CanvasEdges, CollisionResult, Edge, PolygonVertex } from '../canvas/edges';
import { CanvasQuadtree, Ray, extendRectangle } from '../canvas/geometry';
import { DoorMesh, FullCanvasObjectMixin, PreciseText, PrimarySpriteMesh, SpriteMesh } from '../canvas/containers';
import { BaseGrid } from '../data/grid';
import * as groups from '../canvas/groups';
import * as layers from '../canvas/layers';
import { FogManager, PerceptionManager, VisionMode } from '../canvas/perception';
import { PIXI } from '../canvas/pixi';
import { ControlIcon } from '../canvas/control-icon';
import { DoorControl } from '../canvas/door-control';
import { AlertPing, ArrowPing, ChevronPing, Ping, PulsePing } from '../canvas/pings';
import { placeables } from '../canvas/placeables';
import * as tokenParts from '../canvas/placeables/token-parts';
import { PlaceableObject } from '../canvas/placeables/placeable-object';
import { Quadtree } from '../canvas/quadtree';
import * as sources from '../canvas/sources';
import { ClockwiseSweepPolygon, PointSourcePolygon } from '../canvas/source-polygon';
import { RenderFlags, RenderFlagsMixin } from '../canvas/render-flags';
import { Ruler } from '../canvas/ruler';
import { extendShapes } from '../canvas/shapes';
import {
  AbstractBaseFilter,
  DetectionMode,
  ParticleEffect,
  VisualEffectsMaskingFilter,
  WeatherOcclusionMaskFilter,
  AbstractBaseShader,
  BaseSamplerShader,
  PrimaryBaseSamplerShader,
} from '../canvas/rendering';
import { loadTexture, TextureLoader } from '../canvas/textures';
import { srcExists } from '../data/further-utils';
import { defineNamespace } from '../ui/globals';
import { MouseInteractionManager } from '../ui/ux';

/** Defines them. */
export const defineCanvas = (): void => {
  extendRectangle();
  extendShapes();
  defineNamespace('foundry.canvas', {
    Canvas,
    loadTexture,
    TextureLoader,
    getTexture: (src: string) => PIXI.utils.TextureCache[src] ?? null,
    srcExists,
  });
  defineNamespace('foundry.canvas.layers', layers);
  defineNamespace('foundry.canvas.groups', { ...groups });
  defineNamespace('foundry.canvas.placeables', { ...placeables, PlaceableObject });
  defineNamespace('foundry.canvas.placeables.tokens', { ...tokenParts });
  defineNamespace('foundry.canvas.containers', {
    ControlIcon,
    DoorControl,
    DoorMesh,
    FullCanvasObjectMixin,
    GridHighlight: layers.GridHighlight,
    PreciseText,
    SpriteMesh,
  });
  defineNamespace('foundry.canvas.animation', { CanvasAnimation, ChatBubbles });
  defineNamespace('foundry.canvas.interaction', {
    AlertPing,
    ArrowPing,
    ChevronPing,
    MouseInteractionManager,
    Ping,
    PulsePing,
    RenderFlags,
    RenderFlagsMixin,
    Ruler,
  });
  defineNamespace('foundry.canvas.rendering.filters', {
    AbstractBaseFilter,
    VisualEffectsMaskingFilter,
    WeatherOcclusionMaskFilter,
  });
  defineNamespace('foundry.canvas.rendering.shaders', {
    AbstractBaseShader,
    BaseSamplerShader,
    PrimaryBaseSamplerShader,
  });
  defineNamespace('foundry.canvas.rendering.mixins', {});
  defineNamespace('foundry.canvas.perception', { DetectionMode, FogManager, PerceptionManager, VisionMode });
  defineNamespace('foundry.canvas.primary', { PrimarySpriteMesh });
  defineNamespace('foundry.canvas.weather', { ParticleEffect, WeatherShaderEffect: ParticleEffect });
  defineNamespace('foundry.canvas.geometry.edges', { CanvasEdges, CollisionResult, Edge, PolygonVertex });
  defineNamespace('foundry.canvas.sources', { ...sources });
  defineNamespace('foundry.canvas.geometry', {
    CanvasQuadtree,
    ClockwiseSweepPolygon,
    PointSourcePolygon,
    Quadtree,
    Ray,
  });
  defineNamespace('foundry.grid', {
    BaseGrid,
    SquareGrid: BaseGrid,
    GridlessGrid: BaseGrid,
    HexagonalGrid: BaseGrid,
    GridHex: class {},
  });
};
