import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '../chromium.ts'
import { comparePictures } from './comparePictures.ts'
import type { VisualOptions } from './options.ts'
import { Photographer, type Shot, type View } from './Photographer.ts'
import type { Difference, Report } from './report.ts'
import { readStories, type Story } from './stories.ts'

/**
 * Shoots every story of two builds in every view and keeps the pictures of those that differ.
 *
 * @param before,after folders of the builds
 * @param pictures folder for the pictures; emptied first
 */
export async function compareBuilds(
  before: string,
  after: string,
  pictures: string,
  { base, filter, themes, widths }: VisualOptions,
): Promise<Report> {
  await rm(pictures, { recursive: true, force: true })
  await mkdir(pictures, { recursive: true })
  const [old, current] = [await readStories(before, filter), await readStories(after, filter)]
  const stories = [...current, ...old.filter((story) => !has(current, story))]
  const views = themes.flatMap((theme) => widths.map((width) => ({ theme, width })))
  const browser = await chromium.launch(await launchOptions())
  const cameras = [
    await Photographer.of(browser, before),
    await Photographer.of(browser, after),
  ] as const
  const differences: Difference[] = []
  let compared = 0
  try {
    for (const view of views) {
      console.log(`${view.theme} ${view.width}: ${stories.length} stories`)
      for (const [index, story] of stories.entries()) {
        const look = async (isFresh: boolean) => {
          const [was, is] = await Promise.all([
            has(old, story) ? cameras[0].shoot(story.id, view, isFresh) : undefined,
            has(current, story) ? cameras[1].shoot(story.id, view, isFresh) : undefined,
          ])
          return differenceOf({ story, view, was, is, pictures })
        }
        compared += 1
        if (!(await look(index === 0))) continue
        // A difference is there at a second look too, each in a page of its own; chance is not.
        const difference = await look(true)
        if (difference) differences.push(difference)
        else console.log(`  Only at the first look: ${story.id}`)
      }
    }
  } finally {
    for (const camera of cameras) await camera.close()
    await browser.close()
  }
  return { base, compared, differences }
}

const has = (stories: readonly Story[], { id }: Story) => stories.some((story) => story.id === id)

interface Pair {
  story: Story
  view: View
  /** Undefined where the build has no such story. */
  was: Shot | undefined
  is: Shot | undefined
  pictures: string
}

async function differenceOf({ story, view, was, is, pictures }: Pair): Promise<Difference | null> {
  const keep = async (name: string, picture: Buffer) => {
    const file = `${story.id}-${view.theme}-${view.width}-${name}.png`
    await writeFile(join(pictures, file), picture)
    return file
  }
  if (is === 'unwanted' || was === 'unwanted') return null
  if (is === 'failed' || was === 'failed') return { story, view, kind: 'failed', pictures: {} }
  if (was === undefined || is === undefined) {
    if (is) return { story, view, kind: 'new', pictures: { after: await keep('after', is) } }
    if (was) return { story, view, kind: 'gone', pictures: { before: await keep('before', was) } }
    return null
  }
  const found = comparePictures(was, is)
  if (!found) return null
  return {
    story,
    view,
    kind: 'changed',
    share: found.share,
    pictures: {
      before: await keep('before', was),
      after: await keep('after', is),
      difference: await keep('difference', found.picture),
    },
  }
}
