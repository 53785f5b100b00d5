const PICTURE = /\.(png|jpe?g|webp|bmp|gif|heic|heif|avif|tiff?|svg)$/i;

/** Every picture travels as one, also of a type that is not taken, so that its refusal speaks of pictures. */
export function kindOf(file: Pick<File, 'name' | 'type'>): 'chat_picture' | 'chat_file' {
  return file.type.startsWith('image/') || PICTURE.test(file.name) ? 'chat_picture' : 'chat_file';
}
