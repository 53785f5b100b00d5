/** The free resume templates, in the order in which they are shown. */
export const templateNames = ['classic', 'modern', 'compact', 'first-job'] as const;

export type TemplateName = (typeof templateNames)[number];

/** Where a template is downloaded, in the words of a language. */
export function templateAddress(name: TemplateName, language: string): string {
  return `/download/resume-template/${name}-${language}.docx`;
}

export const TEMPLATE_PICTURES = '/download/resume-template-picture';

/** Its first page as it looks when it is opened. */
export function templatePictureAddress(name: TemplateName, language: string): string {
  return `${TEMPLATE_PICTURES}/${name}-${language}.webp`;
}
