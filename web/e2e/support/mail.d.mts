export interface Mail {
    to: string;
    subject: string;
    text: string;
}
export function catchMail(): Promise<{ folder: string; address: string; close(): void }>;
export function mailsTo(folder: string, address: string): Mail[];
