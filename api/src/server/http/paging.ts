import type { Page } from '@sahra/shared/schemas/common';

/** Which part of a list is wanted. */
export interface PageQuery {
  page: number;
  pageSize: number;
}

export const limitOf = ({ page, pageSize }: PageQuery) => ({ limit: pageSize, offset: (page - 1) * pageSize });

/** A page as the wire has it. Beyond the end it is empty. */
export const toPage = <T>(items: T[], total: number, { page, pageSize }: PageQuery): Page<T> => ({
  items,
  page,
  pageSize,
  total,
});
