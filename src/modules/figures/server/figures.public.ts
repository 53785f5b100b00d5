export { recountContacts } from './contacts.ts';
export { figuresModule } from './figures.module.ts';
