import { data } from 'react-router';
import { NotFoundPage } from '../not-found-page.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default NotFoundPage;
