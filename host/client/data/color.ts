type Triple = [number, number, number];

const NAMED: Readonly<Record<string, number>> = { white: 0xffffff, black: 0, red: 0xff0000, lime: 0xff00, blue: 0xff };

const clamp = (value: number): number => Math.max(0, Math.min(1, value));

/** [D14] foundry.utils.Color: a number, and the ways to write it. */
export class Color extends Number {
  /** [D14] Color#valid */
  get valid(): boolean {
    const value = this.valueOf();
    return Number.isInteger(value) && value >= 0 && value <= 0xffffff;
  }

  /** [D14] Color#css */
  get css(): string {
    return this.valid ? `#${this.valueOf().toString(16).padStart(6, '0')}` : String(this.valueOf());
  }

  /** [D14] Color#rgb */
  get rgb(): Triple {
    const value = this.valueOf();
    return [((value >> 16) & 0xff) / 255, ((value >> 8) & 0xff) / 255, (value & 0xff) / 255];
  }

  /** [D14] Color#r, Color#g, Color#b */
  get r(): number {
    return this.rgb[0];
  }

  get g(): number {
    return this.rgb[1];
  }

  get b(): number {
    return this.rgb[2];
  }

  /** [D14] Color#maximum, Color#minimum */
  get maximum(): number {
    return Math.max(...this.rgb);
  }

  get minimum(): number {
    return Math.min(...this.rgb);
  }

  /** [D14] Color#littleEndian */
  get littleEndian(): number {
    const value = this.valueOf();
    return ((value >> 16) & 0xff) + (value & 0x00ff00) + ((value & 0xff) << 16);
  }

  /** [D14] Color#hsv */
  get hsv(): Triple {
    const [r, g, b] = this.rgb;
    const max = Math.max(r, g, b);
    const span = max - Math.min(r, g, b);
    const turn =
      span === 0 ? 0 : max === r ? ((g - b) / span) % 6 : max === g ? (b - r) / span + 2 : (r - g) / span + 4;
    return [(((turn / 6) % 1) + 1) % 1, max === 0 ? 0 : span / max, max];
  }

  /** [D14] Color#hsl */
  get hsl(): Triple {
    const [hue, saturation, value] = this.hsv;
    const light = value * (1 - saturation / 2);
    const spread = Math.min(light, 1 - light);
    return [hue, spread === 0 ? 0 : (value - light) / spread, light];
  }

  /** [D14] Color#linear */
  get linear(): Color {
    return Color.fromRGB(this.rgb.map(one => one ** 2.2) as Triple);
  }

  override toString(): string {
    return this.css;
  }

  /** [D14] Color#toRGBA */
  toRGBA(alpha: number): string {
    const [r, g, b] = this.rgb.map(one => Math.round(one * 255));
    return `rgba(${r}, ${g}, ${b}, ${alpha})`;
  }

  /** [D14] Color#equals */
  equals(other: Color | number): boolean {
    return this.valueOf() === other.valueOf();
  }

  private with(other: Color | number, blend: (own: number, its: number) => number): Color {
    const its = other instanceof Color ? other.rgb : ([other, other, other] as Triple);
    return Color.fromRGB(this.rgb.map((own, index) => clamp(blend(own, its[index] ?? 0))) as Triple);
  }

  /** [D14] Color#mix, Color#multiply, Color#add, Color#subtract, Color#maximize, Color#minimize */
  mix(other: Color, weight: number): Color {
    return this.with(other, (own, its) => own * (1 - weight) + its * weight);
  }

  multiply(other: Color | number): Color {
    return this.with(other, (own, its) => own * its);
  }

  add(other: Color | number): Color {
    return this.with(other, (own, its) => own + its);
  }

  subtract(other: Color | number): Color {
    return this.with(other, (own, its) => own - its);
  }

  maximize(other: Color | number): Color {
    return this.with(other, Math.max);
  }

  minimize(other: Color | number): Color {
    return this.with(other, Math.min);
  }

  *[Symbol.iterator](): Generator<number> {
    yield* this.rgb;
  }

  /** [D14] Color.from: a number, a text, a triple or a color. */
  static from(color: unknown): Color {
    if (color === null || color === undefined) return new Color(Number.NaN);
    if (typeof color === 'string') return Color.fromString(color);
    if (typeof color === 'number') return new Color(color);
    if (color instanceof Color || color instanceof Number) return new Color(color.valueOf());
    return Array.isArray(color) ? Color.fromRGB(color as Triple) : new Color(Number(color));
  }

  /** [D14] Color.fromString */
  static fromString(color: string): Color {
    const text = color.trim().toLowerCase();
    const named = NAMED[text];
    if (named !== undefined) return new Color(named);
    const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
    if (short)
      return new Color(
        Number.parseInt(
          short
            .slice(1)
            .map(digit => digit + digit)
            .join(''),
          16,
        ),
      );
    const long = /^#?([0-9a-f]{6})(?:[0-9a-f]{2})?$/.exec(text);
    return new Color(long?.[1] === undefined ? Number.NaN : Number.parseInt(long[1], 16));
  }

  /** [D14] Color.fromRGB */
  static fromRGB([r, g, b]: readonly [number, number, number]): Color {
    const byte = (one: number): number => Math.round(clamp(one) * 255);
    return new Color((byte(r) << 16) | (byte(g) << 8) | byte(b));
  }

  /** [D14] Color.fromRGBvalues */
  static fromRGBvalues(r: number, g: number, b: number): Color {
    return Color.fromRGB([r, g, b]);
  }

  /** [D14] Color.fromHSV */
  static fromHSV([hue, saturation, value]: readonly [number, number, number]): Color {
    const part = (n: number): number => {
      const k = (n + hue * 6) % 6;
      return value - value * saturation * Math.max(0, Math.min(k, 4 - k, 1));
    };
    return Color.fromRGB([part(5), part(3), part(1)]);
  }

  /** [D14] Color.fromHSL */
  static fromHSL([hue, saturation, light]: readonly [number, number, number]): Color {
    const spread = saturation * Math.min(light, 1 - light);
    const part = (n: number): number => {
      const k = (n + hue * 12) % 12;
      return light - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    };
    return Color.fromRGB([part(0), part(8), part(4)]);
  }

  /** [D14] Color.mix */
  static mix(one: Color, other: Color, weight: number): Color {
    return Color.from(one).mix(Color.from(other), weight);
  }
}
