import { fsyncSync } from 'node:fs'

import type { PGlite, postgresMod } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type PostgresMod = postgresMod.PostgresMod

/** What Emscripten's NODEFS has inside, as of PGlite 0.5.16. */
interface NodeFsInternals {
  tryFSOperation(operation: () => void): void
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
}

function hasInternals(nodefs: object): nodefs is NodeFsInternals {
  return 'tryFSOperation' in nodefs && 'stream_ops' in nodefs
}

/**
 * PGlite's folder storage, made durable. As shipped, fsync never reaches the disk: Emscripten's
 * NODEFS has no such operation. It leans on internals, hence the exact version of PGlite and the
 * check at every start that `fsyncs` grows with a commit.
 */
export class DurableNodeFs extends NodeFS {
  /** How many times a file or folder was forced to the disk. */
  fsyncs = 0

  override async init(
    pg: PGlite,
    options: Partial<PostgresMod>,
  ): Promise<{ emscriptenOpts: Partial<PostgresMod> }> {
    const { emscriptenOpts } = await super.init(pg, options)
    const addFsync = (mod: PostgresMod): void => {
      const nodefs: object = mod.NODEFS
      if (!hasInternals(nodefs)) return
      nodefs.stream_ops.fsync = (stream) => {
        // Failures become errno, and then PostgreSQL stops rather than go on with lost writes.
        nodefs.tryFSOperation(() => fsyncSync(stream.nfd))
        this.fsyncs += 1
        return 0
      }
    }
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] },
    }
  }
}
