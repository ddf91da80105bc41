/** The code as one file: the length of its index, the index as JSON, and the bytes of all files. */

/** Make an archive of files: `[path, bytes]`. */
export function packed(files) {
    const index = [];
    let end = 0;
    for (const [path, bytes] of files) {
        index.push([path, end, end + bytes.length]);
        end += bytes.length;
    }
    const head = Buffer.from(JSON.stringify(index));
    const length = Buffer.alloc(4);
    length.writeUInt32LE(head.length);
    return Buffer.concat([length, head, ...files.map(([, bytes]) => bytes)]);
}
