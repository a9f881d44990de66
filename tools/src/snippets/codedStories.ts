import { storyFiles } from '../workshop/shownComponents.ts'

const CODED = /\/packages\/ui\/src\/(?:components|layouts)\/[^/]+\/[^/]+\.stories\.tsx$/

/**
 * Whether the workshop shows the code of a file's stories. A stranger cannot use that of the others: it needs fixtures,
 * or shows the theme from inside.
 *
 * @param path of the file; how it begins does not matter
 */
export function hasCode(path: string): boolean {
  return CODED.test(path)
}

/** The files of the stories whose code the workshop shows, absolute. */
export function codedStoryFiles(): string[] {
  return storyFiles().filter(hasCode).toSorted()
}
