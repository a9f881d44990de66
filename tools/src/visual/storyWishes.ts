/** What a story says of how it is looked at. */
export interface StoryWishes {
  /** The width it is made for, px. */
  width?: number
  /**
   * Its picture proves nothing, as Chromatic knows it: `chromatic.disableSnapshot`. Where Chromatic is spared it for
   * another reason, the story says `isPictureHereOnly`.
   */
  isUnwanted: boolean
}

/** Defines `wishesOf(id)` in a page with stories: the `StoryWishes` of one of them. */
export const defineWishes = `
globalThis.wishesOf = async (storyId) => {
  const { storyGlobals, parameters } = await __STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId })
  const width = parameters.viewport?.options?.[storyGlobals?.viewport?.value]?.styles?.width
  const isUnwanted = parameters.chromatic?.disableSnapshot === true && !parameters.isPictureHereOnly
  return { isUnwanted, ...(width && { width: parseInt(width, 10) }) }
}`
