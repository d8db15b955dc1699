//! Messages that only one browser can read: RFC 8291 (`aes128gcm` of RFC 8188).

use aes_gcm::aead::Aead;
use aes_gcm::{Aes128Gcm, KeyInit};
use hkdf::Hkdf;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;

/// Bytes of one record; a notice is shorter.
const RECORD: u32 = 4096;
/// Salt, record size, length of the key, key.
const HEAD: usize = 16 + 4 + 1 + POINT;
const POINT: usize = 65;

/// A sealed message, or why there is none.
pub type Sealed = Result<Vec<u8>, &'static str>;

/// What a message is sealed with, by both keys, the browser's secret and the salt.
fn keys(
    shared: &[u8],
    auth: &[u8],
    salt: &[u8],
    points: [&[u8]; 2],
) -> Result<(Aes128Gcm, [u8; 12]), &'static str> {
    let wrong = |_| "the keys do not fit";
    let info = [b"WebPush: info\0", points[0], points[1]].concat();
    let mut input = [0; 32];
    Hkdf::<Sha256>::new(Some(auth), shared).expand(&info, &mut input).map_err(wrong)?;
    let both = Hkdf::<Sha256>::new(Some(salt), &input);
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    both.expand(b"Content-Encoding: aes128gcm\0", &mut key).map_err(wrong)?;
    both.expand(b"Content-Encoding: nonce\0", &mut nonce).map_err(wrong)?;
    Ok((Aes128Gcm::new(&key.into()), nonce))
}

/// Seals a message for a browser, with a key and a salt that are used this once.
pub fn seal(message: &[u8], to: &PublicKey, auth: &[u8], once: &SecretKey, salt: [u8; 16]) -> Sealed {
    if message.len() + HEAD + 17 > RECORD as usize {
        return Err("the message is too long");
    }
    let (own, their) = (once.public_key().to_sec1_bytes(), to.to_sec1_bytes());
    let shared = once.diffie_hellman(to);
    let (cipher, nonce) = keys(shared.raw_secret_bytes(), auth, &salt, [&their, &own])?;
    // The last record ends with a two.
    let padded = [message, &[2]].concat();
    let body = cipher.encrypt(&nonce.into(), &*padded).map_err(|_| "the message cannot be sealed")?;
    Ok([&salt[..], &RECORD.to_be_bytes(), &[POINT as u8], &own, &body].concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64::Engine;
    use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64.decode(text).unwrap()
    }

    /// The example of RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out_to_the_byte() {
        let browser = SecretKey::from_slice(&bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")).unwrap();
        let once = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).unwrap();
        let auth = bytes("BTBZMqHH6r4Tts7J_aSIgg");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let message = b"When I grow up, I want to be a watermelon";
        let sealed = seal(message, &browser.public_key(), &auth, &once, salt).unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz\
                        AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64.encode(&sealed), expected);
        assert!(seal(&[0; 4096], &browser.public_key(), &auth, &once, salt).is_err());
    }
}
