/** What is published says nothing of how it was made: those who install it get neither scripts nor our tools. */
export const hooks = {
  beforePacking(manifest) {
    delete manifest.devDependencies
    delete manifest.scripts
    return manifest
  },
}
