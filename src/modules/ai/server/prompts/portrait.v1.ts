export const name = 'portrait.v1';

export const prompt = `Turn this photo into a professional head-and-shoulders portrait of the same person.
Keep the face, its features, skin, age, expression, hair, head covering, glasses, jewelry and clothes exactly as they are in the photo. The person must stay recognizable as themselves: do not beautify, slim, smooth, age or rejuvenate anything.
Change only two things: replace the background with a plain, neutral, softly lit light gray studio wall, and make the light even and soft as in a photo studio.
Keep the position and the size of the head in the frame. One person, photorealistic. No text, logo, frame or watermark.`;
