import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Network, readTflite } from './read-tflite.ts';

/** The models lie in npm packages under the Apache licence 2.0; nothing is fetched. */
const MODELS = {
  faces: import.meta.resolve('@mediapipe/face_detection/face_detection_full_range.tflite'),
  person: import.meta.resolve('@mediapipe/selfie_segmentation/selfie_segmentation.tflite'),
};

export async function loadModel(name: keyof typeof MODELS): Promise<Network> {
  return readTflite(await readFile(fileURLToPath(MODELS[name])));
}
