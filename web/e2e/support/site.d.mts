export interface Site {
    origin: string;
    database: string;
    /** The folder of the mails it has sent. */
    mail: string;
    env: NodeJS.ProcessEnv;
    stop(): Promise<void>;
}
export function startSite(wanted?: { port?: number; quiet?: boolean }): Promise<Site>;
/** What the kernel says of a record that it has played again. */
export function verifyRecord(text: string): { scores: number[]; ranks: number[] };
