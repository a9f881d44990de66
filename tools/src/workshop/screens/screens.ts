import type { Facts } from './facts.ts'
import { layouts } from './layouts.ts'
import { officeScreens } from './office.ts'
import { publicScreens } from './public.ts'
import { stationScreens } from './stations.ts'

/** Every screen and layout that the workshop shows, by the name of its file of stories. */
export const screens: Facts = {
  ...layouts,
  ...publicScreens,
  ...officeScreens,
  ...stationScreens,
}

/** The name of a file of stories: «EventScreen». @param path its path, however long */
export function storyFileName(path: string): string {
  return (
    path
      .split('/')
      .at(-1)
      ?.replace(/\.stories\.tsx$/, '') ?? ''
  )
}
