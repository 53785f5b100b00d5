/** Where people may have an account already, in the order they are offered. */
export const socialProviders = ['google', 'facebook', 'apple', 'linkedin'] as const;
export type SocialProvider = (typeof socialProviders)[number];

export const socialNames: Record<SocialProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
  linkedin: 'LinkedIn',
};
