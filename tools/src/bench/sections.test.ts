import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { replaceSection } from './sections.ts'

const page = `# Performance

Old head.

## bench

All.

### bench: pages

| a |

## bench-operate

Old.
`

void test('a run replaces its own section and leaves those of other runs', () => {
  equal(
    replaceSection(page, '# Performance\n\nHead.\n', '## bench-operate\n\nNew.\n\n### rush\n'),
    '# Performance\n\nHead.\n\n## bench\n\nAll.\n\n### bench: pages\n\n| a |\n\n## bench-operate\n\nNew.\n\n### rush\n',
  )
})

void test('a run that has no section yet gets one, in order', () => {
  const with3 = replaceSection(page, '# Performance', '## bench-hall\n\nHall.')
  equal(with3.match(/^## .*/gm)?.join(), '## bench,## bench-hall,## bench-operate')
  equal(
    replaceSection('', '# Performance', '## bench\n\nAll.'),
    '# Performance\n\n## bench\n\nAll.\n',
  )
})
