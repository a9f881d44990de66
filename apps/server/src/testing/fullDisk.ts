import type { PGlite, postgresMod } from '@electric-sql/pglite'

import { DurableNodeFs } from '../db/durableNodeFs.ts'

/** What Emscripten's NODEFS has inside, as of PGlite 0.5.16. */
interface NodeFsInternals {
  tryFSOperation(operation: () => void): void
  stream_ops: { write: (stream: { path: string }, ...rest: unknown[]) => number }
}

/** Which files there is no room for, by path; null: there is room. */
export interface Disk {
  full: RegExp | null
}

/** The embedded database's storage on a disk that a test can fill. */
export class FillableFs extends DurableNodeFs {
  readonly #disk: Disk

  constructor(folder: string, disk: Disk) {
    super(folder)
    this.#disk = disk
  }

  override async init(
    pg: PGlite,
    options: Partial<postgresMod.PostgresMod>,
  ): Promise<{ emscriptenOpts: Partial<postgresMod.PostgresMod> }> {
    const { emscriptenOpts } = await super.init(pg, options)
    const fill = (mod: postgresMod.PostgresMod): void => {
      const nodefs = mod.NODEFS as object as NodeFsInternals
      const { write } = nodefs.stream_ops
      nodefs.stream_ops.write = (stream, ...rest) => {
        if (this.#disk.full?.test(stream.path)) {
          nodefs.tryFSOperation(() => {
            throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
          })
        }
        return write(stream, ...rest)
      }
    }
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), fill] },
    }
  }
}
