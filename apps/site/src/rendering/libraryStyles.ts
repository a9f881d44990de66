/**
 * The style blocks that react-aria adds by script, letter for letter (`usePress`, `usePreventScroll` on iOS):
 * the content security policy lets them stand by their hashes. `organiserOffice.e2e.ts` notices when a new version writes others.
 */
export const libraryStyles: readonly string[] = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
]
