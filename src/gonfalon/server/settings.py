"""Django settings, built from the typed environment."""

from __future__ import annotations

import warnings
from pathlib import Path

from gonfalon.server.environment import database_settings, mail_settings, read_environment
from gonfalon.server.monitoring.logs import log_settings, never_log, use_structlog
from gonfalon.server.pages.client_files import find_client, is_hashed

ENVIRONMENT = read_environment()
HERE = Path(__file__).parent

DEBUG = ENVIRONMENT.debug
SECRET_KEY = ENVIRONMENT.secret_key
SECRET_KEY_FALLBACKS = list(ENVIRONMENT.old_secret_keys)
LASTING_KEY = ENVIRONMENT.lasting_key
ALLOWED_HOSTS = list(ENVIRONMENT.hosts)
CSRF_TRUSTED_ORIGINS = [ENVIRONMENT.origin]
ORIGIN = ENVIRONMENT.origin
ROOT_URLCONF = "gonfalon.server.urls"
ASGI_APPLICATION = "gonfalon.server.asgi.application"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

INSTALLED_APPS = [
    "gonfalon.server.accounts.admin_pages.AdminPages",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.messages",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "allauth",
    "allauth.account",
    "allauth.headless",
    "allauth.mfa",
    "allauth.usersessions",
    "procrastinate.contrib.django",
    "gonfalon.server.site.apps.SiteConfig",
    "gonfalon.server.accounts",
    "gonfalon.server.chain",
    "gonfalon.server.tables",
    "gonfalon.server.play",
    "gonfalon.server.ratings",
    "gonfalon.server.programs",
    "gonfalon.server.jobs",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "gonfalon.server.monitoring.middleware.RequestMonitor",
    "gonfalon.server.api.matches.moved.MovedTables",
    "gonfalon.server.pages.file_serving.ClientFiles",
    "gonfalon.server.api.limits.cpu_charging.CpuCharging",
    "gonfalon.server.api.limits.guard.Guard",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "gonfalon.server.api.limits.cpu_charging.CpuGate",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "gonfalon.server.accounts.sessions.SessionAge",
]

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [HERE / "pages" / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]

DATABASES = {"default": database_settings(ENVIRONMENT.database)}
REDIS = ENVIRONMENT.redis
CELL = ENVIRONMENT.cell
LEGAL = Path(ENVIRONMENT.legal) if ENVIRONMENT.legal else None
SECURITY_CONTACTS = ENVIRONMENT.security_contacts

# -- limits -----------------------------------------------------------------------------------
PROXIES = ENVIRONMENT.proxies
LIMITS_ON = ENVIRONMENT.limits
LIMITS_PREFIX = f"gonfalon:limits:{DATABASES['default']['NAME']}"
CACHES = {
    "default": {
        "BACKEND": "gonfalon.server.accounts.cache.SturdyCache"
        if ENVIRONMENT.redis
        else "django.core.cache.backends.locmem.LocMemCache",
        "LOCATION": ENVIRONMENT.redis,
        "KEY_PREFIX": f"gonfalon:cache:{DATABASES['default']['NAME']}",
    }
}

# -- accounts and sign-in ---------------------------------------------------------------------
AUTH_USER_MODEL = "accounts.User"
LOGIN_URL = "/sign-in"  # a page of the web client
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
PASSWORD_HASHERS = ["gonfalon.server.accounts.hashing.Argon2"]
AUTH_PASSWORD_VALIDATORS = [
    {
        "NAME": "django.contrib.auth.password_validation.MinimumLengthValidator",
        "OPTIONS": {"min_length": 10},
    },
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
]
ACCOUNT_LOGIN_METHODS = {"email", "username"}
ACCOUNT_SIGNUP_FIELDS = ["email*", "username*", "password1*"]
ACCOUNT_EMAIL_VERIFICATION = "optional"
# An address that already has an account gets the same response as any other; only the owner of the
# mailbox can confirm it.
ACCOUNT_PREVENT_ENUMERATION = "strict"
ACCOUNT_UNIQUE_EMAIL = True
ACCOUNT_LOGOUT_ON_PASSWORD_CHANGE = False
# Changing email addresses, passwords or factors requires signing in again within the last five
# minutes.
ACCOUNT_REAUTHENTICATION_REQUIRED = True
ACCOUNT_REAUTHENTICATION_TIMEOUT = 300
ACCOUNT_EMAIL_NOTIFICATIONS = True
# By account. By address, `api.guard` counts, which knows the networks that operators exempt.
ACCOUNT_RATE_LIMITS = (
    {
        "login": None,
        "login_failed": "5/m/key",
        "signup": None,
        "reset_password": "3/d/key",
        "reset_password_from_key": None,
        "reauthenticate": "5/m/user",
        "change_password": "5/m/user",
        "manage_email": "10/m/user",
        "confirm_email": "1/3m/key",
    }
    if ENVIRONMENT.limits
    else False
)
ACCOUNT_ADAPTER = "gonfalon.server.api.people.allauth_adapter.LimitedAdapter"
HEADLESS_ONLY = True
HEADLESS_CLIENTS = ("browser",)
HEADLESS_FRONTEND_URLS = {
    "account_confirm_email": f"{ENVIRONMENT.origin}/account/confirm/{{key}}",
    "account_reset_password": f"{ENVIRONMENT.origin}/account/reset",
    "account_reset_password_from_key": f"{ENVIRONMENT.origin}/account/reset/{{key}}",
    "account_signup": f"{ENVIRONMENT.origin}/sign-up",
}
MFA_ADAPTER = "gonfalon.server.accounts.sealing.FactorAdapter"
MFA_SUPPORTED_TYPES = ["totp", "webauthn", "recovery_codes"]
MFA_PASSKEY_LOGIN_ENABLED = True
MFA_WEBAUTHN_ALLOW_INSECURE_ORIGIN = not ENVIRONMENT.secure
MFA_TOTP_ISSUER = "Gonfalon"
MFA_TOTP_TOLERANCE = 1  # half a minute, for inaccurate phone clocks and slow typing
USERSESSIONS_TRACK_ACTIVITY = False  # SessionAge does it, occasionally instead of on every request

# -- languages --------------------------------------------------------------------------------
LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("ru", "Русский"), ("uk", "Українська"), ("pl", "Polski")]
TIME_ZONE = "UTC"
USE_TZ = True

# -- static files -----------------------------------------------------------------------------
STATIC_URL = "static/"
STATIC_ROOT = HERE / "assets"
warnings.filterwarnings("ignore", "No directory at", UserWarning)  # before the client is built
WHITENOISE_ALLOW_ALL_ORIGINS = False
WEB_CLIENT = find_client()
WHITENOISE_ROOT = WEB_CLIENT
WHITENOISE_IMMUTABLE_FILE_TEST = is_hashed
WHITENOISE_MAX_AGE = 3600
WHITENOISE_USE_FINDERS = True  # the admin's files come from its package, no collectstatic

# -- mail -------------------------------------------------------------------------------------
DEFAULT_FROM_EMAIL = ENVIRONMENT.mail_from
globals().update(mail_settings(ENVIRONMENT.mail_url))

# -- cookies, headers, limits -----------------------------------------------------------------
PREFIX = "__Host-" if ENVIRONMENT.secure else ""
SESSION_COOKIE_NAME = f"{PREFIX}sessionid"
CSRF_COOKIE_NAME = f"{PREFIX}csrftoken"
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = ENVIRONMENT.secure
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_AGE = 30 * 24 * 3600
SECURE_HSTS_SECONDS = 63072000 if ENVIRONMENT.secure else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = ENVIRONMENT.secure
SECURE_HSTS_PRELOAD = ENVIRONMENT.secure
ONLY_HTTPS = ENVIRONMENT.secure
# Pages redirect to https. The API must not redirect; `monitoring.middleware` refuses plain http.
SECURE_SSL_REDIRECT = ENVIRONMENT.secure
SECURE_SSL_HOST = ENVIRONMENT.origin.partition("://")[2]
SECURE_REDIRECT_EXEMPT = [r"^(api|auth)/", r"^(livez|readyz|metrics|csp-report)$"]
# Trusted only where a proxy is known to overwrite it.
SECURE_PROXY_SSL_HEADER = (
    ("HTTP_X_FORWARDED_PROTO", "https") if ENVIRONMENT.secure and ENVIRONMENT.proxies else None
)
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
PERMISSIONS_POLICY: dict[str, list[str]] = {
    feature: []
    for feature in (
        "accelerometer",
        "autoplay",
        "browsing-topics",
        "camera",
        "display-capture",
        "encrypted-media",
        "gamepad",
        "geolocation",
        "gyroscope",
        "hid",
        "idle-detection",
        "magnetometer",
        "microphone",
        "midi",
        "payment",
        "picture-in-picture",
        "serial",
        "storage-access",
        "usb",
        "xr-spatial-tracking",
    )
}
DATA_UPLOAD_MAX_MEMORY_SIZE = 64 * 1024
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": ["'none'"],
        "script-src": ["'self'"],
        "worker-src": ["'self'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:"],
        "font-src": ["'self'"],
        "connect-src": ["'self'", ENVIRONMENT.origin.replace("http", "ws", 1)],
        "manifest-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
        "object-src": ["'none'"],
        "report-uri": ["/csp-report"],
    }
}

# -- monitoring -------------------------------------------------------------------------------
METRICS_TOKEN = ENVIRONMENT.metrics_token
LOGGING = log_settings(ENVIRONMENT.log_level, plain=ENVIRONMENT.log_plain)
use_structlog()
never_log(
    SECRET_KEY,
    *SECRET_KEY_FALLBACKS,
    METRICS_TOKEN,
    ENVIRONMENT.vapid_private_key,
    str(DATABASES["default"]["PASSWORD"]),
)
