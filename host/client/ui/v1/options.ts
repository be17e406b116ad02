import { globals } from '../../global';

/** [D14] ApplicationV1Options: the options of a window of the first generation. */
export interface OptionsV1 {
  [option: string]: unknown;
  id?: string;
  title?: string;
  template?: string | null;
  classes?: string[];
  width?: number | 'auto' | null;
  height?: number | 'auto' | null;
  left?: number | null;
  top?: number | null;
  popOut?: boolean;
  resizable?: boolean;
  minimizable?: boolean;
  tabs?: { navSelector: string; contentSelector: string; initial?: string; group?: string }[];
  dragDrop?: object[];
  filters?: object[];
  scrollY?: string[];
}

/** Options over those of the classes beneath. */
export const merge = (under: OptionsV1, over: OptionsV1): OptionsV1 => {
  const { foundry } = globals<{
    foundry: { utils: { mergeObject(a: object, b: object, o: object): object } };
  }>();
  return foundry.utils.mergeObject(under, over, { inplace: false }) as OptionsV1;
};

/** The default options of every window. */
export const firstOptions = (): OptionsV1 => ({
  baseApplication: null,
  width: null,
  height: null,
  top: null,
  left: null,
  scale: null,
  popOut: true,
  minimizable: true,
  resizable: false,
  id: '',
  classes: [],
  dragDrop: [],
  tabs: [],
  filters: [],
  title: '',
  template: null,
  scrollY: [],
});
