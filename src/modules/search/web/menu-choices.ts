export { PostedWithin } from './days-choice.tsx';
export { FilterChoices } from './filter-choices.tsx';
