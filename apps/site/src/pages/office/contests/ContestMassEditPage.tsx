import type { ReactNode } from 'react'
import type { PageProps } from '../../../data/page/PageProps.ts'
import { ContestListPage } from './ContestListPage.tsx'

/** The list with the mass edit of the contest's whole section open (…/groups/{groupNum}/mass-edit). */
export function ContestMassEditPage(props: PageProps): ReactNode {
  return <ContestListPage {...props} isMassEdit />
}
