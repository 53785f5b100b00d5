/** The part of the build's interface that is used here; the package brings no types. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface TessBaseApi {
    Init(folder: null, languages: string, engine: number, config?: string): number;
    SetVariable(name: string, value: string): boolean;
    /** Takes the file `/input`; 1 when it is no picture. */
    SetImageFile(exif: number, angle: number): number;
    FindLines(): number;
    GetGradient(): number;
    Recognize(monitor: null): number;
    GetJSONText(): string;
  }
  interface TesseractCore {
    FS: { writeFile(path: string, data: Uint8Array): void };
    TessBaseAPI: new () => TessBaseApi;
  }
  export default function load(options: {
    print(text: string): void;
    printErr(text: string): void;
  }): Promise<TesseractCore>;
}
