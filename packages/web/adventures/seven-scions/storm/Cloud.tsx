import styles from './storm.module.css';

/** The storm counter: a cloud with a bolt, so that it is known by its shape. */
export const Cloud = ({ label }: { readonly label: string }) => (
  <svg className={styles.cloud} viewBox="0 0 24 24" role="img" aria-label={label}>
    <path d="M6 15a4 4 0 0 1-.6-8A6 6 0 0 1 17 6.300 4.400 4.400 0 0 1 18 15h-3l1-2.500h-4.500L9.500 15Z" />
    <path d="M12.300 12.800H15L13.200 16H16l-5 6.500 1.400-4.700H9.900Z" />
  </svg>
);
