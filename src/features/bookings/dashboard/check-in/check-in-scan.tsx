import { useEffect, useRef, useState } from 'react';
import { m } from '#messages/messages.js';

declare global {
  interface Window {
    /** Not in every browser. */
    readonly BarcodeDetector?: new (options: {
      formats: readonly string[];
    }) => {
      detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
    };
  }
}

/** The code in what a QR code of a paper says: the last part of `/verify/{code}`. */
const codeIn = (text: string): string => text.split('/').at(-1) ?? '';

/** Whether this browser can read codes. */
export const canScan = (): boolean => window.BarcodeDetector !== undefined;

/** The camera, until it has read a code. */
export function CheckInScan({ onCode }: { readonly onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isBroken, setBroken] = useState(false);
  const done = useRef(onCode);
  done.current = onCode;
  useEffect(() => {
    const Detector = window.BarcodeDetector;
    let stream: MediaStream | undefined;
    let isOver = false;
    const look = async () => {
      if (Detector === undefined) {
        return;
      }
      const detector = new Detector({ formats: ['qr_code'] });
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const { current } = video;
      if (current === null || isOver) {
        return;
      }
      current.srcObject = stream;
      await current.play();
      while (!isOver) {
        const [found] = await detector.detect(current);
        if (found !== undefined) {
          done.current(codeIn(found.rawValue));
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    };
    look().catch(() => setBroken(true));
    return () => {
      isOver = true;
      for (const track of stream?.getTracks() ?? []) {
        track.stop();
      }
    };
  }, []);
  return isBroken ? (
    <p role="alert">{m.office_check_no_camera()}</p>
  ) : (
    <video ref={video} className="check-video" muted playsInline />
  );
}
