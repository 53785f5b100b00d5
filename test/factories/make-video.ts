import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

const formats = {
  mp4: () => new Mp4OutputFormat(),
  mov: () => new MovOutputFormat(),
  webm: () => new WebMOutputFormat(),
  mkv: () => new MkvOutputFormat(),
};

const FRAME = 0.25;

/** A video of a given length whose pictures are noise: containers are real, and nobody looks at it. */
export async function makeVideo(type: keyof typeof formats, seconds: number): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: formats[type](), target });
  const source = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = { codec: 'vp09.00.10.08', codedWidth: 320, codedHeight: 240 };
  for (let at = 0; at < seconds; at += FRAME) {
    const packet = new EncodedPacket(new Uint8Array(64).fill(at), 'key', at, Math.min(FRAME, seconds - at));
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
