import { expect } from 'storybook/test'

/** For stories: the words below a chart stand side by side, none over another. */
export async function expectWordsApart(canvasElement: HTMLElement, texts: readonly string[]) {
  const spans = [...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden] > span')]
  const boxes = spans
    .filter((span) => texts.includes(span.textContent) && span.checkVisibility())
    .map((span) => span.getBoundingClientRect())
  await expect(boxes.length).toBeGreaterThanOrEqual(2)
  for (const [index, box] of boxes.slice(1).entries()) {
    await expect(box.left).toBeGreaterThan(boxes[index]?.right ?? 0)
  }
}
