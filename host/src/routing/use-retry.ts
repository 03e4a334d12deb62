import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

/** Loads the page that failed once more, without a reload of the document. */
export function useRetry(): { retry: () => void; isBusy: boolean } {
  const navigate = useNavigate();
  const location = useLocation();
  const isBusy = useNavigation().state !== 'idle';
  return { retry: () => void navigate(location, { replace: true, preventScrollReset: true }), isBusy };
}
